<?php
/**
 * Settings as a script of a page.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The script with settings. No text in it can end the script, or is taken for a shortcode.
 *
 * @param array|object $settings The settings.
 * @return string HTML.
 */
function rove_settings_script( $settings ) {
	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
	$json  = wp_json_encode( $settings, $flags );
	$json  = preg_replace_callback(
		'/"(?:[^"\\\\]|\\\\.)*"/s',
		function ( $found ) {
			return str_replace( '[', '\u005b', $found[0] );
		},
		false === $json ? '{}' : $json
	);
	return '<script type="application/json" data-rove-settings>' . $json . '</script>';
}
