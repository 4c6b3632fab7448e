<?php
/**
 * The settings of the page.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings that the plugin knows, and those of the site.
 *
 * @return array
 */
function rove_page_settings() {
	$options = rove_options();
	$rove    = rove_market();
	if ( $options['off'] ) {
		$rove['off'] = $options['off'];
	}
	// Pages of guests come from caches: nothing in them is about one visitor.
	if ( is_user_logged_in() ) {
		$user            = wp_get_current_user();
		$rove['login']   = array(
			'id'      => (string) $user->ID,
			'created' => (int) strtotime( $user->user_registered . ' UTC' ),
		);
		$rove['request'] = rove_token_setting();
	}
	$settings = array( 'basePath' => rove_base_path() );
	$prefix   = rove_path_prefix();
	if ( '' !== $prefix ) {
		$settings['pathPrefix'] = $prefix;
	}
	$settings['rove'] = $rove;
	/**
	 * Filters the settings of the page.
	 *
	 * @param array $settings As in docs/settings.md, nested: `array( 'rove' => array( 'country' => 'US' ) )`.
	 */
	return (array) apply_filters( 'rove_settings', $settings );
}
