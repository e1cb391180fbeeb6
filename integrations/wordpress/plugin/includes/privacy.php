<?php
/**
 * What the privacy policy of the site should say about the bubble.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'docent_suggest_privacy' );

/**
 * Suggests a paragraph in Settings, Privacy.
 */
function docent_suggest_privacy() {
	if ( ! docent_is_connected() ) {
		return;
	}
	$text = sprintf(
		/* translators: %s: address of the Docent server. */
		__( 'Our pages load the script of a chat from %s. When a visitor opens the chat, what they write there, and the address of the page, go to that server, which answers from our documents. Where the chat keeps its history, the browser keeps the number of the conversation in its local storage; no cookie is set.', 'docent' ),
		docent_origin_in( docent_connection()['src'] )
	);
	wp_add_privacy_policy_content( 'Docent', wp_kses_post( wpautop( esc_html( $text ) ) ) );
}
