<?php
/**
 * What the plugin writes into the head: the settings, the script, and the files to load ahead.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_head', 'rove_print_head', 1 );

/**
 * Writes the lines. They are not enqueued: rove.js comes before styles, and no plugin combines it with other scripts.
 */
function rove_print_head() {
	echo '<meta name="format-detection" content="telephone=no">' . "\n";
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with escaped tags.
	echo rove_settings_script( rove_page_settings() ) . "\n";
	// The filter `wp_script_attributes` adds a nonce.
	wp_print_script_tag(
		array(
			'src'              => esc_url( rove_script_url() ),
			'async'            => true,
			'fetchpriority'    => 'high',
			'data-cfasync'     => 'false',
			'data-no-optimize' => '1',
			'data-noptimize'   => '1',
		)
	);
	rove_print_preload();
}

/**
 * Writes the lines that load the files of the first screen ahead.
 */
function rove_print_preload() {
	$scripts = rove_scripts();
	$pages   = $scripts['pages'];
	$kind  = rove_page_kind();
	foreach ( isset( $pages[ $kind ] ) ? $pages[ $kind ] : array() as $file ) {
		printf( '<link rel="modulepreload" href="%s">' . "\n", esc_url( rove_folder_url() . $file ) );
	}
}
