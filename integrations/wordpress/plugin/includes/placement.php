<?php
/**
 * On which pages the bubble is.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

/**
 * What was chosen.
 *
 * @return array{where: string, without: string[]} `everywhere`, or `placed`: only where a shortcode or a block is.
 */
function docent_placement() {
	return docent_clean_placement( get_option( 'docent_placement' ) );
}

/**
 * What a form sent, or an option holds, as a placement.
 *
 * @param mixed $given What came.
 * @return array{where: string, without: string[]}
 */
function docent_clean_placement( $given ) {
	$given   = is_array( $given ) ? $given : array();
	$where   = isset( $given['where'] ) && 'placed' === $given['where'] ? 'placed' : 'everywhere';
	$lines   = isset( $given['without'] ) ? $given['without'] : array();
	$lines   = is_string( $lines ) ? explode( "\n", $lines ) : array_filter( (array) $lines, 'is_string' );
	$without = array_filter( array_map( 'docent_clean_line', $lines ), 'strlen' );
	return array(
		'where'   => $where,
		'without' => array_slice( array_values( array_unique( $without ) ), 0, 200 ),
	);
}

/**
 * One line of the pages without a bubble: a path of this site (`/shop/*` is everything below), or the number of a page.
 *
 * @param string $line What was typed; the whole address of a page will do.
 * @return string Empty where it means nothing.
 */
function docent_clean_line( $line ) {
	$line = trim( wp_strip_all_tags( $line, true ) );
	if ( '' === $line || strlen( $line ) > 300 ) {
		return '';
	}
	if ( preg_match( '/^\d+$/', $line ) ) {
		return (string) absint( $line );
	}
	if ( preg_match( '/[?&](?:page_id|p)=(\d+)/', $line, $found ) ) {
		return (string) absint( $found[1] );
	}
	$path = (string) wp_parse_url( $line, PHP_URL_PATH );
	if ( preg_match( '#^https?://#i', $line ) ) {
		$path = docent_below_home( $path );
	}
	return '/' . ltrim( $path, '/' );
}

/**
 * A path without what the address of the site itself has in front.
 *
 * @param string $path As the server is asked for it.
 * @return string
 */
function docent_below_home( $path ) {
	$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	return '' !== $home && 0 === strpos( $path . '/', $home . '/' ) ? substr( $path, strlen( $home ) ) : $path;
}

/**
 * Whether the page that is shown now is one of those without a bubble.
 *
 * @return bool
 */
function docent_is_left_out() {
	$asked = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	$path  = rawurldecode( docent_below_home( (string) wp_parse_url( $asked, PHP_URL_PATH ) ) );
	$page  = is_singular() ? (string) get_queried_object_id() : '';
	foreach ( docent_placement()['without'] as $line ) {
		if ( '' !== $page && $page === $line ) {
			return true;
		}
		if ( '/' === $line[0] && docent_is_below( $path, rawurldecode( $line ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether a path is the one of a line, or below it where that ends with a star.
 *
 * @param string $path Of the page.
 * @param string $line Of the list.
 * @return bool
 */
function docent_is_below( $path, $line ) {
	$path = '/' . trim( $path, '/' ) . '/';
	if ( '*' !== substr( $line, -1 ) ) {
		return '/' . trim( $line, '/' ) . '/' === $path;
	}
	$start = '/' . ltrim( substr( $line, 0, -1 ), '/' );
	return 0 === strpos( $path, $start );
}
