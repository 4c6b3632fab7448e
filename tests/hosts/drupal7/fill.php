<?php

/**
 * @file
 * Makes a shop of the installed Drupal: modules, languages, people, text formats and products.
 */

define('DRUPAL_ROOT', getcwd());
$_SERVER = array(
  'HTTP_HOST' => 'localhost',
  'REMOTE_ADDR' => '127.0.0.1',
  'REQUEST_METHOD' => 'GET',
  'SCRIPT_NAME' => '/index.php',
) + $_SERVER;
require_once DRUPAL_ROOT . '/includes/bootstrap.inc';
drupal_bootstrap(DRUPAL_BOOTSTRAP_FULL);

// A product has the content type of Ubercart.
$type = node_type_set_defaults(array('type' => 'product', 'name' => 'Product', 'base' => 'node_content', 'custom' => TRUE));
node_type_save($type);
node_add_body_field($type);
variable_set('node_options_product', array('status'));
variable_set('comment_product', 2);

module_enable(array('locale', 'rove', 'rove_site'));
drupal_flush_all_caches();

// Pages in French are below fr/.
locale_add_language('fr', 'French', 'Français', LANGUAGE_LTR, '', 'fr');
variable_set('language_negotiation_language', array('locale-url' => array(
  'types' => array('language', 'language_url'),
  'callbacks' => array('language' => 'locale_language_from_url', 'switcher' => 'locale_language_switcher_url', 'url_rewrite' => 'locale_language_url_rewrite_url'),
  'file' => 'includes/locale.inc',
)));

$marketer = (object) array('name' => 'marketer', 'weight' => 3);
user_role_save($marketer);
$formats = filter_formats();
user_role_grant_permissions($marketer->rid, array(
  'access toolbar', 'create page content', 'edit own page content', 'use text format full_html', 'use text format filtered_html',
));
user_save(user_load(1), array('name' => 'admin', 'pass' => 'admin', 'mail' => 'admin@example.com', 'status' => 1));
foreach (array('customer' => array(), 'marketer' => array($marketer->rid => 'marketer')) as $name => $roles) {
  user_save(NULL, array('name' => $name, 'pass' => $name, 'mail' => "$name@example.com", 'status' => 1, 'roles' => $roles));
}

// A text format of the module's README: what guests may write, and elements.
$campaign = (object) array(
  'format' => 'campaign',
  'name' => 'Campaign',
  'filters' => array(
    'filter_html' => array('status' => 1, 'weight' => -10, 'settings' => array('allowed_html' => '<p> <a> <em> <strong> <h2> <ul> <li> <img>', 'filter_html_help' => 0, 'filter_html_nofollow' => 0)),
    'filter_autop' => array('status' => 1, 'weight' => 0),
    'filter_htmlcorrector' => array('status' => 1, 'weight' => 10),
    'rove' => array('status' => 1, 'weight' => 50),
  ),
);
filter_format_save($campaign);
user_role_grant_permissions($marketer->rid, array('use text format campaign'));

// A picture for all products.
$picture = imagecreatetruecolor(768, 960);
imagefill($picture, 0, 0, imagecolorallocate($picture, 196, 178, 150));
imagejpeg($picture, DRUPAL_ROOT . '/' . variable_get('file_public_path', conf_path() . '/files') . '/sofa.jpg');

foreach (rove_site_names() as $n => $title) {
  node_save((object) array(
    'type' => 'product', 'title' => $title, 'uid' => 1, 'status' => 1, 'language' => LANGUAGE_NONE, 'promote' => 0, 'comment' => 2,
    'created' => REQUEST_TIME - $n,
    'body' => array(LANGUAGE_NONE => array(array('value' => "$title, in oak and linen.", 'format' => 'filtered_html'))),
  ));
}

variable_set('theme_default', 'bartik');
variable_set('site_name', 'Shop');
variable_set('rove_header_top', TRUE);
variable_set('rove_viewport', TRUE);
variable_set('rove_everywhere', array('page', 'popups'));
db_merge('block')->key(array('module' => 'rove', 'delta' => 'counts', 'theme' => 'bartik'))->fields(array(
  'status' => 1, 'region' => 'sidebar_first', 'pages' => '', 'cache' => DRUPAL_NO_CACHE, 'title' => '<none>',
))->execute();
variable_set('clean_url', 1);
// As a shop runs: pages from the cache, files in aggregates, and jQuery only where a script needs it.
variable_set('cache', 1);
variable_set('preprocess_css', 1);
variable_set('preprocess_js', 1);
variable_set('javascript_always_use_jquery', FALSE);
variable_set('site_frontpage', 'sofas');
drupal_flush_all_caches();
