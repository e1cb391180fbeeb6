<?php
/**
 * Keeps the connection that the window of Docent told the settings page about. WordPress checks the nonce of the call before
 * it knows anybody; who is not an administrator is refused.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'docent_register_routes' );

/**
 * Registers POST and DELETE of docent/v1/connection.
 */
function docent_register_routes() {
	register_rest_route(
		'docent/v1',
		'/connection',
		array(
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => 'docent_rest_connect',
				'permission_callback' => 'docent_may_manage',
				'args'                => array(
					'server'      => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => 'docent_check_server',
						'sanitize_callback' => 'docent_origin_of',
					),
					'src'         => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => 'docent_check_script',
						'sanitize_callback' => 'docent_script_of',
					),
					'widget_id'   => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => 'docent_is_widget_id',
					),
					'widget_name' => array(
						'type'              => 'string',
						'default'           => '',
						'sanitize_callback' => 'sanitize_text_field',
					),
				),
			),
			array(
				'methods'             => WP_REST_Server::DELETABLE,
				'callback'            => 'docent_rest_disconnect',
				'permission_callback' => 'docent_may_manage',
			),
		)
	);
}

/**
 * Whether whoever calls may change the settings of the site.
 *
 * @return bool
 */
function docent_may_manage() {
	return current_user_can( 'manage_options' );
}

/**
 * Whether an address is the one of a Docent whose scripts may be loaded.
 *
 * @param mixed $address What came.
 * @return true|WP_Error
 */
function docent_check_server( $address ) {
	return docent_check_origin( docent_origin_of( $address ) );
}

/**
 * The same for the address of a script there.
 *
 * @param mixed $src What came.
 * @return true|WP_Error
 */
function docent_check_script( $src ) {
	return docent_check_origin( docent_origin_in( docent_script_of( $src ) ) );
}

/**
 * Whether scripts can come from an origin.
 *
 * @param string $origin Empty where there is none.
 * @return true|WP_Error
 */
function docent_check_origin( $origin ) {
	if ( '' === $origin ) {
		return new WP_Error( 'docent_address', __( 'This is not the address of a Docent: it must be like https://docent.example.com.', 'docent' ), array( 'status' => 400 ) );
	}
	if ( ! docent_may_load_from( $origin ) ) {
		return new WP_Error( 'docent_not_secure', __( 'Your site begins with https, so the address of Docent must, too: browsers load no other script there.', 'docent' ), array( 'status' => 400 ) );
	}
	return true;
}

/**
 * Keeps what was chosen in the window.
 *
 * @param WP_REST_Request $request Checked by its arguments.
 * @return WP_REST_Response
 */
function docent_rest_connect( $request ) {
	update_option(
		'docent_connection',
		array(
			'server'      => $request['server'],
			'src'         => $request['src'],
			'widget_id'   => $request['widget_id'],
			'widget_name' => mb_substr( $request['widget_name'], 0, 200 ),
		)
	);
	return rest_ensure_response( docent_connection() );
}

/**
 * Takes the bubble off the site; the address of Docent stays for the next time.
 *
 * @return WP_REST_Response
 */
function docent_rest_disconnect() {
	update_option( 'docent_connection', array( 'server' => docent_connection()['server'] ) );
	return rest_ensure_response( docent_connection() );
}
