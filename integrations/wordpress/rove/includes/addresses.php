<?php
/**
 * Where the site and the files of rove-widgets are.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The path at which the site is installed, with a slash at both ends.
 *
 * @return string
 */
function rove_base_path() {
	// Not home_url(): plugins for languages add their prefix to it.
	$path = wp_parse_url( get_option( 'home' ), PHP_URL_PATH );
	return trailingslashit( is_string( $path ) ? $path : '' );
}

/**
 * The prefix of the paths of the page's language below the site's path: `fr/`; empty without one.
 *
 * @return string
 */
function rove_path_prefix() {
	$home   = function_exists( 'pll_home_url' ) ? pll_home_url() : home_url( '/' );
	$path   = trailingslashit( (string) wp_parse_url( $home, PHP_URL_PATH ) );
	$base   = rove_base_path();
	$prefix = 0 === strpos( $path, $base ) ? ltrim( substr( $path, strlen( $base ) ), '/' ) : '';
	/**
	 * Filters the prefix of the paths of the page's language.
	 *
	 * @param string $prefix With a slash at its end, `fr/`, or empty.
	 */
	return (string) apply_filters( 'rove_path_prefix', $prefix );
}

/**
 * The address of rove.js.
 *
 * @return string
 */
function rove_script_url() {
	$options = rove_options();
	$url     = '' === $options['address'] ? untrailingslashit( get_option( 'home' ) ) . '/rove/rove.js' : $options['address'];
	return '' === $options['address'] ? set_url_scheme( $url ) : $url;
}

/**
 * The address of the folder that has rove.js, with a slash at its end.
 *
 * @return string
 */
function rove_folder_url() {
	return preg_replace( '/[^\/]*(\?.*)?$/', '', rove_script_url() );
}

/**
 * The folder of rove.js on this server, with a slash at its end.
 *
 * @return string
 */
function rove_folder() {
	$options = rove_options();
	return '' === $options['folder'] ? ABSPATH . 'rove/' : $options['folder'];
}
