<?php
/**
 * The settings that a text may have. Who writes a text may be a stranger: others could load a script of another site, or
 * change prices.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The names of the settings that a text may have.
 *
 * @return string[]
 */
function rove_text_settings() {
	/**
	 * Filters the names of the settings that a text may have.
	 *
	 * @param string[] $names Names as in docs/settings.md; those below `rove` with `rove.` before them.
	 */
	return (array) apply_filters(
		'rove_text_settings',
		array( 'countdownTitle', 'countdownEnd', 'rove.popups', 'rove.newsletter' )
	);
}

/**
 * The settings of a text without those that it may not have.
 *
 * @param string   $json    The content of a script with settings.
 * @param string[] $refused Gets a sentence for each thing that was left out.
 * @return object|null Null if nothing is left.
 */
function rove_clean_settings( $json, &$refused ) {
	$given = json_decode( $json );
	if ( ! is_object( $given ) ) {
		/* translators: %s: the message of the JSON parser. */
		$refused[] = sprintf( __( 'The settings are not valid JSON (%s). Copy them again from the composer.', 'rove' ), json_last_error_msg() );
		return null;
	}
	$names = rove_text_settings();
	foreach ( rove_setting_names( $given ) as $name ) {
		if ( in_array( $name, $names, true ) ) {
			continue;
		}
		/* translators: %s: the name of a setting. */
		$refused[] = sprintf( __( 'The setting “%s” cannot stand in a text: a developer sets it for the site.', 'rove' ), $name );
		if ( 0 === strpos( $name, 'rove.' ) && is_object( $given->rove ) ) {
			unset( $given->rove->{ substr( $name, 5 ) } );
		} else {
			unset( $given->$name );
		}
	}
	if ( isset( $given->rove->popups ) && is_array( $given->rove->popups ) ) {
		array_walk( $given->rove->popups, 'rove_remove_foreign_css', array( &$refused ) );
	}
	return rove_setting_names( $given ) ? $given : null;
}

/**
 * The names of settings: `countdownEnd`, `rove.popups`.
 *
 * @param object $given The settings.
 * @return string[]
 */
function rove_setting_names( $given ) {
	$names = array();
	foreach ( get_object_vars( $given ) as $name => $value ) {
		if ( 'rove' !== $name || ! is_object( $value ) ) {
			$names[] = (string) $name;
			continue;
		}
		foreach ( array_keys( get_object_vars( $value ) ) as $inner ) {
			$names[] = "rove.$inner";
		}
	}
	return $names;
}

/**
 * Removes the style sheet of a popup if it is on another site.
 *
 * @param mixed    $popup   The popup.
 * @param int      $index   Its place in the list.
 * @param string[] $options A reference to the sentences about what was left out.
 */
function rove_remove_foreign_css( $popup, $index, $options ) {
	if ( ! isset( $popup->markup->css ) ) {
		return;
	}
	$css  = $popup->markup->css;
	$host = is_string( $css ) ? wp_parse_url( $css, PHP_URL_HOST ) : false;
	$own  = wp_parse_url( home_url(), PHP_URL_HOST );
	// A browser reads a backslash as a slash.
	if ( is_string( $css ) && false === strpos( $css, '\\' ) && ( null === $host || $own === $host ) ) {
		return;
	}
	unset( $popup->markup->css );
	$options[0][] = __( 'The style sheet of a popup has to be on this site.', 'rove' );
}
