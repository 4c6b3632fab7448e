<?php
/**
 * Products: posts of a type of their own, each in two colours.
 *
 * @package Shop
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'shop_register_products' );

/**
 * Registers the type of post.
 */
function shop_register_products() {
	register_post_type(
		'product',
		array(
			'label'       => 'Products',
			'public'      => true,
			'has_archive' => 'sofas',
			'supports'    => array( 'title', 'editor', 'comments' ),
		)
	);
}

/**
 * A product.
 *
 * @param mixed $nid Its id, as a request has it.
 * @return WP_Post|null
 */
function shop_product( $nid ) {
	$post = is_numeric( $nid ) && ctype_digit( (string) $nid ) ? get_post( (int) $nid ) : null;
	return $post && 'product' === $post->post_type && 'publish' === $post->post_status ? $post : null;
}

/**
 * The price of a product.
 *
 * @param WP_Post $product The product.
 * @return int
 */
function shop_price( $product ) {
	return (int) get_post_meta( $product->ID, 'price', true );
}

/**
 * The option of each model of a product.
 *
 * @param WP_Post $product The product.
 * @return array<string, int>
 */
function shop_models( $product ) {
	return array(
		"M{$product->ID}-SAGE" => 301,
		"M{$product->ID}-OAT"  => 302,
	);
}

/**
 * The stock of a product's models.
 *
 * @param WP_Post $product The product.
 * @return array
 */
function shop_stock( $product ) {
	$stock = array(
		's'  => 90,
		'sh' => 'Nov 30',
		'p'  => shop_price( $product ),
	);
	return array_fill_keys( array_keys( shop_models( $product ) ), $stock );
}
