<?php
/**
 * The end of each page.
 *
 * @package Rove_Shop
 */

?>
</main>
<?php wp_footer(); ?>
</body>
</html>
