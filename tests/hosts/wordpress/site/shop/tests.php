<?php
/**
 * What the tests can ask for.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

// The site in another language: `?in=ko_KR`.
add_filter(
	'locale',
	function ( $locale ) {
		return isset( $_GET['in'] ) ? sanitize_key( strtok( $_GET['in'], '_' ) ) . '_' . strtoupper( sanitize_key( strtok( '_' ) ) ) : $locale;
	}
);

// The classic form for a post, by a cookie.
add_filter(
	'use_block_editor_for_post',
	function ( $uses ) {
		return $uses && ! isset( $_COOKIE['classic_editor'] );
	}
);

// No page of the plugin works with a notice in the log.
set_error_handler(
	function ( $level, $message, $file, $line ) {
		if ( false !== strpos( $file, '/plugins/rove/' ) ) {
			throw new ErrorException( $message, 0, $level, $file, $line );
		}
		return false;
	}
);
