<?php
/**
 * Leaves nothing of the plugin behind, on any site of a network.
 *
 * @package Docent
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes what the plugin kept on the site that is current.
 */
function docent_forget() {
	delete_option( 'docent_connection' );
	delete_option( 'docent_placement' );
}

if ( is_multisite() ) {
	$docent_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $docent_sites as $docent_site ) {
		switch_to_blog( $docent_site );
		docent_forget();
		restore_current_blog();
	}
} else {
	docent_forget();
}
