<?php
/**
 * The block “Rove element”.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'rove_register_block' );

/**
 * Registers the block.
 */
function rove_register_block() {
	register_block_type(
		ROVE_PLUGIN_FOLDER . '/blocks/element',
		array( 'render_callback' => 'rove_render_block' )
	);
}

/**
 * The block in a page, or its preview in the editor.
 *
 * @param array $attributes `code`: the code as text; `isPreview`: only say what the block has.
 * @return string HTML.
 */
function rove_render_block( $attributes ) {
	$code = isset( $attributes['code'] ) ? (string) $attributes['code'] : '';
	if ( empty( $attributes['isPreview'] ) ) {
		return rove_show_code( $code );
	}
	$clean = rove_clean_code( rove_read_code( $code ) );
	preg_match_all( '/<(rove-[a-z-]+)/', $clean['html'], $found );
	$shown = $found[1] ? implode( ', ', array_unique( $found[1] ) ) : __( 'no element', 'rove' );
	/* translators: %s: names of elements. */
	return '<p>' . esc_html( sprintf( __( 'Shows: %s.', 'rove' ), $shown ) ) . '</p>' . rove_refusals( $clean['refused'] );
}
