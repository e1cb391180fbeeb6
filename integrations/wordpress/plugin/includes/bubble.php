<?php
/**
 * The script of the bubble on the pages of the site. Nothing of it is written into the page itself, so that a strict content
 * security policy needs no exception for inline scripts.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

const DOCENT_HANDLE = 'docent-bubble';

/** What a page may choose for its bubble, by attribute of the script, with what it may be. */
const DOCENT_CHOICES = array(
	'position' => '/^(bottom|top)-(right|left)$/D',
	'size'     => '/^(small|medium|large)$/D',
	'color'    => '/^#[0-9a-fA-F]{6}$/D',
	'language' => '/^[a-z]{2}$/D',
);

add_action( 'wp_enqueue_scripts', 'docent_show_everywhere' );
add_filter( 'script_loader_tag', 'docent_script_tag', 5, 3 );
add_action( 'init', 'docent_add_shortcode' );

/**
 * Puts the bubble on every page where that was chosen.
 */
function docent_show_everywhere() {
	if ( 'everywhere' === docent_placement()['where'] ) {
		docent_show();
	}
}

/**
 * Puts the bubble on the page that is shown now, once.
 *
 * @param array<string, mixed> $choices Of this page; the first place that names one wins.
 */
function docent_show( $choices = array() ) {
	if ( ! docent_is_connected() || docent_is_left_out() || is_feed() || is_embed() ) {
		return;
	}
	docent_choices( $choices );
	// No version: the script comes from Docent, which says itself how long it may be kept.
	wp_enqueue_script( DOCENT_HANDLE, docent_connection()['src'], array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * The choices of this page so far.
 *
 * @param array<string, mixed> $more What one more place says.
 * @return array<string, string>
 */
function docent_choices( $more = array() ) {
	static $kept = array();
	foreach ( DOCENT_CHOICES as $name => $form ) {
		$value = isset( $more[ $name ] ) ? $more[ $name ] : '';
		if ( ! isset( $kept[ $name ] ) && is_string( $value ) && preg_match( $form, $value ) ) {
			$kept[ $name ] = $value;
		}
	}
	return $kept;
}

/**
 * The tag of the script, with what it reads from its own attributes. It has no id: a page whose owner has paid for a bubble
 * without our name does not say it. `wp_script_attributes` is asked, so that whoever gives the scripts of a site a nonce gives
 * this one a nonce, too.
 *
 * @param string $tag    As WordPress wrote it.
 * @param string $handle Of the script.
 * @param string $src    Its address.
 * @return string
 */
function docent_script_tag( $tag, $handle, $src ) {
	if ( DOCENT_HANDLE !== $handle ) {
		return $tag;
	}
	$attributes = array(
		'src'            => $src,
		'async'          => true,
		'data-widget-id' => docent_connection()['widget_id'],
	);
	foreach ( docent_choices() as $name => $value ) {
		$attributes[ 'data-' . $name ] = $value;
	}
	return wp_get_script_tag( $attributes );
}

/**
 * Makes `[docent]` mean the bubble.
 */
function docent_add_shortcode() {
	add_shortcode( 'docent', 'docent_shortcode' );
}

/**
 * `[docent]`, `[docent position="bottom-left" size="small" color="#14525c" language="de"]`.
 *
 * @param array<string, string>|string $given Its attributes.
 * @return string Nothing: the bubble has its place in the corner.
 */
function docent_shortcode( $given ) {
	docent_show( shortcode_atts( array_fill_keys( array_keys( DOCENT_CHOICES ), '' ), $given, 'docent' ) );
	return '';
}
