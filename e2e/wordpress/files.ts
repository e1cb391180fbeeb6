/** Everything is there and the rest of the internet is not: nothing of a test may wait for a server of WordPress. */
export const configOf = ({ address, socket }: { address: string; socket: string }): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'AUTH_KEY', 'a key of the tests' );
define( 'SECURE_AUTH_KEY', 'another key of the tests' );
define( 'LOGGED_IN_KEY', 'a third key of the tests' );
define( 'NONCE_KEY', 'a fourth key of the tests' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

/** As somebody's plugin for security would: a policy for the pages of the site, and a nonce for its scripts. */
export const POLICY_PLUGIN = `<?php
$test_policy = @json_decode( (string) @file_get_contents( __DIR__ . '/policy.json' ), true );
if ( ! empty( $test_policy['header'] ) ) {
	add_action( 'send_headers', function () use ( $test_policy ) {
		header( 'Content-Security-Policy: ' . $test_policy['header'] );
	} );
}
if ( ! empty( $test_policy['nonce'] ) ) {
	add_filter( 'wp_script_attributes', function ( $attributes ) use ( $test_policy ) {
		$attributes['nonce'] = $test_policy['nonce'];
		return $attributes;
	} );
}
`

/** What is no file is a page of WordPress. */
export const ROUTER = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
`

/** What WordPress does when somebody sets up a network, and what it then asks to be written into the configuration. */
export const networkOf = (host: string): string => `
require ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) $wpdb->$name = $table;
install_network();
populate_network( 1, '${host}', 'ines@larkfield.example', 'Larkfield', '/', false );
$lines = "define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' );"
	. "define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );";
$config = ABSPATH . 'wp-config.php';
file_put_contents( $config, str_replace( "define( 'FS_METHOD'", "$lines\ndefine( 'FS_METHOD'", file_get_contents( $config ) ) );
`
