<?php
/**
 * The release in the folder of rove.js.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The files that the first screen of each kind of page needs, as scripts.json lists them.
 *
 * @return array<string, string[]> The paths of files below the folder, by the kind of page.
 */
function rove_page_files() {
	$file = rove_folder() . 'scripts.json';
	$time = is_readable( $file ) ? filemtime( $file ) : false;
	if ( ! $time ) {
		return array();
	}
	$stored = get_transient( 'rove_scripts' );
	if ( is_array( $stored ) && array( $file, $time ) === $stored['of'] ) {
		return $stored['pages'];
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
	$scripts = json_decode( (string) file_get_contents( $file ), true );
	$pages   = isset( $scripts['pages'] ) && is_array( $scripts['pages'] ) ? $scripts['pages'] : array();
	set_transient(
		'rove_scripts',
		array(
			'of'    => array( $file, $time ),
			'pages' => $pages,
		)
	);
	return $pages;
}

/**
 * The folder with the hash that rove.js names.
 *
 * @return string|null The name of the folder; null if rove.js is missing or names none.
 */
function rove_named_build() {
	$file = rove_folder() . 'rove.js';
	if ( ! is_readable( $file ) ) {
		return null;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
	preg_match( '/["\']([0-9a-f]{8})["\']/', (string) file_get_contents( $file ), $found );
	return isset( $found[1] ) ? $found[1] : null;
}
