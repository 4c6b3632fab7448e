<?php
/**
 * Fills the site: theme, plugin, people, pages and products: php fill.php FOLDER.
 *
 * @package Rove
 */

$_SERVER['HTTP_HOST'] = (string) preg_replace( '/^\w+:\/\//', '', (string) getenv( 'ROVE_HOST_ORIGIN' ) );

require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

switch_theme( 'rove-shop' );
$rove_host_error = activate_plugin( 'rove/rove.php' );
if ( is_wp_error( $rove_host_error ) ) {
	throw new Exception( $rove_host_error->get_error_message() );
}
shop_create_tables();

foreach ( array(
	'customer' => 'subscriber',
	'author'   => 'author',
	'editor'   => 'editor',
) as $rove_host_name => $rove_host_role ) {
	wp_insert_user(
		array(
			'user_login' => $rove_host_name,
			'user_pass'  => $rove_host_name,
			'user_email' => "$rove_host_name@shop.example",
			'role'       => $rove_host_role,
		)
	);
}

/**
 * Adds a published post.
 *
 * @param string $type  Its type.
 * @param string $title Its title.
 * @param string $text  Its content.
 * @param int    $price The price of a product.
 * @return int Its id.
 */
function rove_host_add( $type, $title, $text, $price = 0 ) {
	return wp_insert_post(
		array(
			'post_type'    => $type,
			'post_title'   => $title,
			'post_content' => $text,
			'post_status'  => 'publish',
			'post_author'  => 1,
			'meta_input'   => $price ? array( 'price' => $price ) : array(),
		)
	);
}

foreach ( array(
	'Marlow Sofa'   => 1490,
	'Arden Console' => 640,
	'Dune Wool Rug' => 390,
) as $rove_host_name => $rove_host_price ) {
	rove_host_add( 'product', $rove_host_name, 'Made to last.', $rove_host_price );
}
update_option( 'show_on_front', 'page' );
update_option( 'page_on_front', rove_host_add( 'page', 'Home', 'Rooms to live in.' ) );
update_option( 'page_for_posts', rove_host_add( 'page', 'Journal', '' ) );
rove_host_add( 'page', 'Cart', '' );
foreach ( range( 1, 7 ) as $rove_host_number ) {
	rove_host_add( 'post', "Story $rove_host_number", str_repeat( 'How a room is made. ', 30 ) );
}
update_option( 'posts_per_page', 3 );

$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules();
