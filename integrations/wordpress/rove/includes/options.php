<?php
/**
 * The options of the settings page, with their defaults.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * All options. An empty text means the default.
 *
 * @return array{address: string, folder: string, country: string, locale: string, off: string[]}
 */
function rove_options() {
	$defaults = array(
		'address' => '',
		'folder'  => '',
		'country' => '',
		'locale'  => 'en_US',
		'off'     => array(),
	);
	$stored   = get_option( 'rove_options' );
	return array_merge( $defaults, is_array( $stored ) ? $stored : array() );
}

/**
 * Checks what the form of the settings page sends.
 *
 * @param mixed $given The fields of the form.
 * @return array The options to store.
 */
function rove_sanitize_options( $given ) {
	$given   = is_array( $given ) ? $given : array();
	$text    = function ( $name ) use ( $given ) {
		return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? trim( $given[ $name ] ) : '';
	};
	$folder  = wp_normalize_path( sanitize_text_field( $text( 'folder' ) ) );
	$country = $text( 'country' );
	$locale  = $text( 'locale' );
	$off     = isset( $given['off'] ) && is_array( $given['off'] ) ? $given['off'] : array();
	return array(
		'address' => esc_url_raw( $text( 'address' ), array( 'http', 'https' ) ),
		'folder'  => '' === $folder ? '' : trailingslashit( $folder ),
		'country' => array_key_exists( $country, rove_countries() ) ? $country : '',
		'locale'  => in_array( $locale, rove_locales(), true ) ? $locale : 'en_US',
		'off'     => array_values( array_intersect( array_keys( rove_elements() ), $off ) ),
	);
}
