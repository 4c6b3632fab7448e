<?php
/**
 * The release in the folder of rove.js.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * What scripts.json says of the release. It is read anew when a release has changed it.
 *
 * @return array{pages: array<string, string[]>, tags: array<string, string[]>, texts: array<string, string[]>} The files
 *         that a kind of page needs, those that a tag needs, and the tags that a text may have with their attributes.
 *         Without a release, nothing of each.
 */
function rove_scripts() {
	$nothing = array(
		'pages' => array(),
		'tags'  => array(),
		'texts' => array(),
	);
	$file    = rove_folder() . 'scripts.json';
	$time    = is_readable( $file ) ? filemtime( $file ) : false;
	if ( ! $time ) {
		return $nothing;
	}
	$stored = get_transient( 'rove_scripts' );
	if ( is_array( $stored ) && array( $file, $time ) === $stored['of'] ) {
		return $stored['scripts'];
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
	$scripts = json_decode( (string) file_get_contents( $file ), true );
	$scripts = array_intersect_key( (array) $scripts, $nothing ) + $nothing;
	set_transient(
		'rove_scripts',
		array(
			'of'      => array( $file, $time ),
			'scripts' => $scripts,
		)
	);
	return $scripts;
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
