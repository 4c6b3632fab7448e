<?php
/**
 * What a web server does: static files, the files of rove-widgets with their headers, and WordPress for the rest.
 *
 * @package Rove
 */

$rove_host_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$rove_host_file = $_SERVER['DOCUMENT_ROOT'] . $rove_host_path;

if ( is_file( $rove_host_file ) && preg_match( '/^\/rove\/.*\.(js|json|css|html|txt)$/', $rove_host_path, $rove_host_found ) ) {
	$rove_host_types  = array(
		'js'   => 'text/javascript',
		'json' => 'application/json',
		'css'  => 'text/css',
		'html' => 'text/html',
		'txt'  => 'text/plain',
	);
	$rove_host_packed = gzencode( (string) file_get_contents( $rove_host_file ), 1 );
	header( 'Content-Type: ' . $rove_host_types[ $rove_host_found[1] ] . '; charset=utf-8' );
	header( 'Content-Encoding: gzip' );
	header( 'Cache-Control: public, ' . ( preg_match( '/^\/rove\/[0-9a-f]{8}\//', $rove_host_path ) ? 'max-age=31536000, immutable' : 'max-age=300' ) );
	echo $rove_host_packed;
	return true;
}
if ( is_file( $rove_host_file ) || is_file( rtrim( $rove_host_file, '/' ) . '/index.php' ) && '/' !== $rove_host_path ) {
	return false;
}
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
