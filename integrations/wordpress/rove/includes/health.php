<?php
/**
 * Tests of Site Health: whether the files are there, and how rove.js is sent.
 *
 * @package Rove
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'site_status_tests', 'rove_add_health_tests' );
add_action( 'rest_api_init', 'rove_register_health_route' );

/**
 * Adds the tests.
 *
 * @param array $tests The tests of Site Health.
 * @return array
 */
function rove_add_health_tests( $tests ) {
	$tests['direct']['rove_files'] = array(
		'label' => __( 'The files of Rove', 'rove' ),
		'test'  => 'rove_test_files',
	);
	$tests['async']['rove_sent']   = array(
		'label'             => __( 'How rove.js is sent', 'rove' ),
		'test'              => rest_url( 'rove/v1/health' ),
		'has_rest'          => true,
		'async_direct_test' => 'rove_test_sent',
	);
	return $tests;
}

/**
 * Registers the address of the test that makes a request.
 */
function rove_register_health_route() {
	register_rest_route(
		'rove/v1',
		'/health',
		array(
			'methods'             => 'GET',
			'callback'            => 'rove_test_sent',
			'permission_callback' => function () {
				return current_user_can( 'view_site_health_checks' );
			},
		)
	);
}

/**
 * Whether rove.js and the build that it names are in the folder.
 *
 * @return array A result of Site Health.
 */
function rove_test_files() {
	$folder = rove_folder();
	$build  = rove_named_build();
	if ( null === $build ) {
		/* translators: %s: a folder. */
		return rove_health_result( 'rove_files', 'critical', __( 'rove.js was not found', 'rove' ), sprintf( __( 'Publish the build into %s, or name its folder on the settings page of Rove.', 'rove' ), $folder ) );
	}
	if ( ! is_dir( $folder . $build ) ) {
		/* translators: 1: the name of a folder, 2: a folder. */
		return rove_health_result( 'rove_files', 'critical', __( 'The folder that rove.js names is missing', 'rove' ), sprintf( __( 'rove.js loads its files from %1$s, which is not in %2$s. Publish the whole build.', 'rove' ), $build, $folder ) );
	}
	/* translators: 1: the name of a folder, 2: a folder. */
	return rove_health_result( 'rove_files', 'good', __( 'The files of Rove are in place', 'rove' ), sprintf( __( 'rove.js names the build %1$s, which is in %2$s.', 'rove' ), $build, $folder ) );
}

/**
 * Whether rove.js is sent as a script, and may be cached for a short time only.
 *
 * @return array A result of Site Health.
 */
function rove_test_sent() {
	$url     = rove_script_url();
	$answer  = wp_remote_head( $url, array( 'timeout' => 5 ) );
	$status  = (int) wp_remote_retrieve_response_code( $answer );
	$type    = (string) wp_remote_retrieve_header( $answer, 'content-type' );
	$control = (string) wp_remote_retrieve_header( $answer, 'cache-control' );
	if ( 200 !== $status || false === strpos( $type, 'javascript' ) ) {
		/* translators: 1: an address, 2: a status, 3: a content type. */
		return rove_health_result( 'rove_sent', 'critical', __( 'rove.js is not sent as a script', 'rove' ), sprintf( __( '%1$s is answered with the status %2$d and the type “%3$s”. Serve the folder as static files.', 'rove' ), $url, $status, $type ) );
	}
	if ( ! preg_match( '/\bmax-age=(\d+)/', $control, $found ) || (int) $found[1] > DAY_IN_SECONDS ) {
		/* translators: %s: a header. */
		return rove_health_result( 'rove_sent', 'recommended', __( 'rove.js may be cached for too long', 'rove' ), sprintf( __( 'Its header is “Cache-Control: %s”. Send “public, max-age=300”, so that visitors get the next release.', 'rove' ), $control ) );
	}
	/* translators: %s: a header. */
	return rove_health_result( 'rove_sent', 'good', __( 'rove.js is sent as it should be', 'rove' ), sprintf( __( 'Its header is “Cache-Control: %s”.', 'rove' ), $control ) );
}

/**
 * A result of Site Health.
 *
 * @param string $test        The name of the test.
 * @param string $status      `good`, `recommended` or `critical`.
 * @param string $label       What was found.
 * @param string $description What to do.
 * @return array
 */
function rove_health_result( $test, $status, $label, $description ) {
	return array(
		'test'        => $test,
		'status'      => $status,
		'label'       => $label,
		'description' => '<p>' . esc_html( $description ) . '</p>',
		'actions'     => '',
		'badge'       => array(
			'label' => 'Rove',
			'color' => 'blue',
		),
	);
}
