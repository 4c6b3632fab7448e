<?php
/**
 * The theme of the test host.
 *
 * @package Rove_Shop
 */

add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'html5', array( 'search-form', 'script', 'style' ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'rove-shop', get_stylesheet_uri(), array(), '1' );
	}
);
