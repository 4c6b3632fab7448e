/* Drupal.behaviors and Drupal.settings of Drupal 7. An error in one behavior stops the following ones. */
var Drupal = { settings: {}, behaviors: {}, theme: {}, locale: {} }

jQuery.noConflict()
document.documentElement.className += ' js'
;(($) => {
  Drupal.attachBehaviors = (context, settings) => {
    $.each(Drupal.behaviors, function () {
      if ($.isFunction(this.attach)) this.attach(context || document, settings || Drupal.settings)
    })
  }
  Drupal.detachBehaviors = (context, settings, trigger) => {
    $.each(Drupal.behaviors, function () {
      if ($.isFunction(this.detach)) this.detach(context || document, settings || Drupal.settings, trigger || 'unload')
    })
  }
  $(() => Drupal.attachBehaviors(document, Drupal.settings))
})(jQuery)
