<?php
/**
 * The widget that this site shows, and the Docent it comes from.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

/**
 * What is connected; empty texts where nothing is.
 *
 * @return array{server: string, src: string, widget_id: string, widget_name: string}
 */
function docent_connection() {
	$nothing = array(
		'server'      => '',
		'src'         => '',
		'widget_id'   => '',
		'widget_name' => '',
	);
	$kept    = get_option( 'docent_connection' );
	return is_array( $kept ) ? array_merge( $nothing, array_intersect_key( $kept, $nothing ) ) : $nothing;
}

/**
 * Whether there is a widget to show.
 *
 * @return bool
 */
function docent_is_connected() {
	$connection = docent_connection();
	return '' !== docent_script_of( $connection['src'] ) && docent_is_widget_id( $connection['widget_id'] );
}
