<?php
/**
 * The country and the locale that a page is written for.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

/**
 * The shop's countries, each with its locales. The first one is its default.
 *
 * @return array<string, string[]>
 */
function rove_countries() {
	return array(
		'US' => array( 'en_US' ),
		'CA' => array( 'en_CA', 'fr_CA' ),
		'AU' => array( 'en_AU' ),
		'KR' => array( 'ko_KR' ),
		'UK' => array( 'en_UK' ),
		'HK' => array( 'ch_HK' ),
	);
}

/**
 * The shop's locales.
 *
 * @return string[]
 */
function rove_locales() {
	return array_merge( ...array_values( rove_countries() ) );
}

/**
 * The country and the locale of the page.
 *
 * @return array{country: string, locale: string}
 */
function rove_market() {
	$options   = rove_options();
	$countries = rove_countries();
	$spelled   = array(
		'en_GB' => 'en_UK',
		'zh_HK' => 'ch_HK',
	);
	$site      = determine_locale();
	$locale    = isset( $spelled[ $site ] ) ? $spelled[ $site ] : $site;
	$locale    = in_array( $locale, rove_locales(), true ) ? $locale : $options['locale'];
	$country   = $options['country'];
	if ( '' === $country ) {
		foreach ( $countries as $code => $locales ) {
			$country = in_array( $locale, $locales, true ) ? $code : $country;
		}
	} elseif ( ! in_array( $locale, $countries[ $country ], true ) ) {
		// A site in English for Australia has the locale en_US unless somebody changes it.
		$same   = array_filter(
			$countries[ $country ],
			function ( $one ) use ( $locale ) {
				return substr( $one, 0, 2 ) === substr( $locale, 0, 2 );
			}
		);
		$locale = $same ? reset( $same ) : $locale;
	}
	return array(
		'country' => $country,
		'locale'  => $locale,
	);
}
