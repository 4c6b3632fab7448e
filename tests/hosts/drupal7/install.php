<?php

/**
 * @file
 * Installs Drupal 7 with its own installer, into the current folder: the profile “standard”, with SQLite.
 */

define('DRUPAL_ROOT', getcwd());
define('MAINTENANCE_MODE', 'install');
// What a web server would say of the request.
$_SERVER = array(
  'HTTP_HOST' => 'localhost',
  'PHP_SELF' => '/install.php',
  'REMOTE_ADDR' => '127.0.0.1',
  'REQUEST_METHOD' => 'GET',
  'REQUEST_URI' => '/install.php',
  'SCRIPT_NAME' => '/install.php',
  'SERVER_SOFTWARE' => 'php',
) + $_SERVER;

require_once DRUPAL_ROOT . '/includes/install.core.inc';
install_drupal(array(
  'parameters' => array('profile' => 'standard', 'locale' => 'en'),
  'forms' => array(
    'install_settings_form' => array(
      'driver' => 'sqlite',
      'sqlite' => array('database' => 'sites/default/files/shop.sqlite', 'db_prefix' => ''),
      'op' => 'Save and continue',
    ),
    'install_configure_form' => array(
      'site_name' => 'Shop',
      'site_mail' => 'shop@example.com',
      'account' => array(
        'name' => 'admin',
        'mail' => 'admin@example.com',
        'pass' => array('pass1' => 'admin', 'pass2' => 'admin'),
      ),
      'update_status_module' => array(1 => FALSE, 2 => FALSE),
      'clean_url' => TRUE,
    ),
  ),
));
