<?php
/**
 * The cart.
 *
 * @package Rove_Shop
 */

get_header();
the_title( '<h1>', '</h1>' );
?>
<rove-cart><p>The cart needs a newer browser.</p></rove-cart>
<?php
get_footer();
