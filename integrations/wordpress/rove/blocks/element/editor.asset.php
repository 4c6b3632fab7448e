<?php
/**
 * What the script of the editor needs.
 *
 * @package Rove
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' ),
	'version'      => '0.3.0',
);
