<?php
/**
 * The elements that exist.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * All elements by name, `love` for `<rove-love>`.
 *
 * @return array<string, array{attributes: string[], in_templates: bool}> In_templates: it takes orders, addresses or
 *         passwords, or belongs to the whole page, so no text can place it.
 */
function rove_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = wp_json_file_decode( ROVE_PLUGIN_FOLDER . '/elements.json', array( 'associative' => true ) );
	}
	return $elements;
}
