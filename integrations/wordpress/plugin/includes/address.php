<?php
/**
 * What an administrator typed, or another window said, as addresses and ids that can be used.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

/**
 * The origin of a Docent installation, as browsers write it: scheme, host and port.
 *
 * @param mixed $address What was typed or pasted.
 * @return string Empty where it is no plain http or https address without a path.
 */
function docent_origin_of( $address ) {
	if ( ! is_string( $address ) || strlen( $address ) > 300 || preg_match( '/[\s\\\\<>"\']/', trim( $address ) ) ) {
		return '';
	}
	$parts = wp_parse_url( trim( $address ) );
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] );
	$host   = strtolower( $parts['host'] );
	$path   = isset( $parts['path'] ) ? $parts['path'] : '/';
	$is_bad = ! in_array( $scheme, array( 'http', 'https' ), true )
		|| ! preg_match( '/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/', $host )
		|| '/' !== $path
		|| array_intersect_key( $parts, array_flip( array( 'user', 'pass', 'query', 'fragment' ) ) );
	if ( $is_bad ) {
		return '';
	}
	$usual = 'https' === $scheme ? 443 : 80;
	$port  = empty( $parts['port'] ) || $usual === $parts['port'] ? '' : ':' . $parts['port'];
	return $scheme . '://' . $host . $port;
}

/**
 * Whether a page of this site may load a script from there: browsers refuse one over http on a page over https.
 *
 * @param string $origin As docent_origin_of() answers it.
 * @return bool
 */
function docent_may_load_from( $origin ) {
	$is_secure = 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME );
	$host      = wp_parse_url( $origin, PHP_URL_HOST );
	return ! $is_secure || 0 === strpos( $origin, 'https://' ) || in_array( $host, array( 'localhost', '127.0.0.1' ), true );
}

/**
 * The address of the script of a bubble, where it is one: a file of a Docent, with the id of the widget.
 *
 * @param mixed $src What came.
 * @return string Empty where it is anything else.
 */
function docent_script_of( $src ) {
	$form = '#^(https?://[^/?\#]+)/[A-Za-z0-9][A-Za-z0-9._/-]*\.js\?id=[A-Za-z0-9_-]{1,128}$#D';
	if ( ! is_string( $src ) || strlen( $src ) > 600 || ! preg_match( $form, $src, $found ) ) {
		return '';
	}
	return docent_origin_of( $found[1] ) === $found[1] ? $src : '';
}

/**
 * The origin of the script of a bubble.
 *
 * @param string $src As docent_script_of() answers it.
 * @return string
 */
function docent_origin_in( $src ) {
	return implode( '/', array_slice( explode( '/', $src ), 0, 3 ) );
}

/**
 * Whether it can be the id of a widget.
 *
 * @param mixed $id What came.
 * @return bool
 */
function docent_is_widget_id( $id ) {
	return is_string( $id ) && 1 === preg_match( '/^[A-Za-z0-9_-]{1,128}$/D', $id );
}
