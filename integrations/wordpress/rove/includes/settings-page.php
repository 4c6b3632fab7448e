<?php
/**
 * The page “Settings → Rove”.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'rove_add_settings_page' );
add_action( 'admin_init', 'rove_register_options' );

/**
 * Adds the page to the menu.
 */
function rove_add_settings_page() {
	add_options_page( __( 'Rove', 'rove' ), __( 'Rove', 'rove' ), 'manage_options', 'rove', 'rove_print_settings_page' );
}

/**
 * Registers the options and their fields.
 */
function rove_register_options() {
	register_setting( 'rove', 'rove_options', array( 'sanitize_callback' => 'rove_sanitize_options' ) );
	add_settings_section( 'rove', '', '__return_empty_string', 'rove' );
	$fields = array(
		'address' => __( 'Address of rove.js', 'rove' ),
		'folder'  => __( 'Its folder on this server', 'rove' ),
		'country' => __( 'Country', 'rove' ),
		'locale'  => __( 'Locale', 'rove' ),
		'off'     => __( 'Elements that are switched off', 'rove' ),
	);
	foreach ( $fields as $name => $title ) {
		$for = 'off' === $name ? array() : array( 'label_for' => "rove-$name" );
		add_settings_field( "rove-$name", $title, "rove_print_field_$name", 'rove', 'rove', $for );
	}
}

/**
 * Writes the page.
 */
function rove_print_settings_page() {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'rove' );
	do_settings_sections( 'rove' );
	submit_button();
	echo '</form></div>';
}

/**
 * Writes the field of the address.
 */
function rove_print_field_address() {
	rove_print_text_field( 'address', untrailingslashit( get_option( 'home' ) ) . '/rove/rove.js' );
}

/**
 * Writes the field of the folder.
 */
function rove_print_field_folder() {
	rove_print_text_field( 'folder', ABSPATH . 'rove/' );
}

/**
 * Writes the field of the country.
 */
function rove_print_field_country() {
	$names = array_combine( array_keys( rove_countries() ), array_keys( rove_countries() ) );
	rove_print_choice( 'country', array( '' => __( 'That of the locale', 'rove' ) ) + $names, '' );
}

/**
 * Writes the field of the locale.
 */
function rove_print_field_locale() {
	$help = __( 'For pages whose language is none of the shop’s.', 'rove' );
	rove_print_choice( 'locale', array_combine( rove_locales(), rove_locales() ), $help );
}

/**
 * Writes the boxes of the elements.
 */
function rove_print_field_off() {
	$options = rove_options();
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Elements that are switched off', 'rove' ) . '</legend>';
	foreach ( array_keys( rove_elements() ) as $name ) {
		printf(
			'<label style="display: inline-block; min-width: 15em"><input type="checkbox" name="rove_options[off][]" value="%1$s"%2$s> %1$s</label> ',
			esc_attr( $name ),
			checked( in_array( $name, $options['off'], true ), true, false )
		);
	}
	echo '<p class="description">' . esc_html__( 'The HTML of the server stays in their place.', 'rove' ) . '</p></fieldset>';
}

/**
 * Writes a field for a text.
 *
 * @param string $name        The name of the option.
 * @param string $placeholder The default.
 */
function rove_print_text_field( $name, $placeholder ) {
	$options = rove_options();
	printf(
		'<input type="text" class="regular-text code" id="rove-%1$s" name="rove_options[%1$s]" value="%2$s" placeholder="%3$s">',
		esc_attr( $name ),
		esc_attr( $options[ $name ] ),
		esc_attr( $placeholder )
	);
}

/**
 * Writes a choice.
 *
 * @param string                $name    The name of the option.
 * @param array<string, string> $choices Labels by value.
 * @param string                $help    What it is for; empty for nothing.
 */
function rove_print_choice( $name, $choices, $help ) {
	$options = rove_options();
	printf( '<select id="rove-%1$s" name="rove_options[%1$s]">', esc_attr( $name ) );
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $options[ $name ], $value, false ), esc_html( $label ) );
	}
	echo '</select>';
	if ( '' !== $help ) {
		echo '<p class="description">' . esc_html( $help ) . '</p>';
	}
}
