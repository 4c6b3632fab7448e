<?php
/**
 * The addresses of results that the search opens: `/search/products/sofa/` and `/search/pages/sofa`. WordPress would
 * search for “products/sofa”.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'request', 'rove_read_results_address' );

/**
 * Leaves the type of results out of the query.
 *
 * @param array $variables The variables of WordPress's query.
 * @return array
 */
function rove_read_results_address( $variables ) {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asks whether the address has a query.
	if ( isset( $variables['s'] ) && is_string( $variables['s'] ) && ! isset( $_GET['s'] ) ) {
		$variables['s'] = preg_replace( '/^(products|customer_photos|reviews|pages|STL)\//', '', $variables['s'] );
	}
	return $variables;
}
