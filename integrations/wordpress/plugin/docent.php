<?php
/**
 * Plugin Name:       Docent
 * Description:       Answers your visitors' questions from your own documents: the bubble of a Docent widget on your pages.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Author:            The Docent authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       docent
 * Domain Path:       /languages
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

define( 'DOCENT_VERSION', '0.1.0' );
define( 'DOCENT_FILE', __FILE__ );
define( 'DOCENT_DIR', plugin_dir_path( __FILE__ ) );

require DOCENT_DIR . 'includes/address.php';
require DOCENT_DIR . 'includes/connection.php';
require DOCENT_DIR . 'includes/placement.php';
require DOCENT_DIR . 'includes/bubble.php';
require DOCENT_DIR . 'includes/block.php';
require DOCENT_DIR . 'includes/rest.php';
require DOCENT_DIR . 'includes/settings.php';
require DOCENT_DIR . 'includes/privacy.php';

add_action( 'init', 'docent_load_texts', 5 );

/**
 * Loads the translations that come with the plugin.
 */
function docent_load_texts() {
	load_plugin_textdomain( 'docent', false, dirname( plugin_basename( DOCENT_FILE ) ) . '/languages' );
}
