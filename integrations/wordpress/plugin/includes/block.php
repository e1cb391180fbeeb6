<?php
/**
 * The bubble as a block.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'docent_register_block' );

/**
 * Registers the block and the words of its editor.
 */
function docent_register_block() {
	register_block_type( DOCENT_DIR . 'block', array( 'render_callback' => 'docent_render_block' ) );
	wp_set_script_translations( 'docent-bubble-editor-script', 'docent', DOCENT_DIR . 'languages' );
}

/**
 * Puts the bubble on the page; the block itself takes no room.
 *
 * @param array<string, mixed> $attributes Of the block.
 * @return string
 */
function docent_render_block( $attributes ) {
	docent_show( $attributes );
	return '';
}
