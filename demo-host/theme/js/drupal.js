/* Behaviors and settings, in the shapes that Drupal 7 gives them: one loop, and nothing guards it. */
var Drupal = { settings: {}, behaviors: {}, theme: {}, locale: {} }

jQuery.noConflict()
;(($) => {
  Drupal.attachBehaviors = (context, settings) => {
    $.each(Drupal.behaviors, function () {
      if (typeof this.attach === 'function') this.attach(context || document, settings || Drupal.settings)
    })
  }
  Drupal.detachBehaviors = (context, settings, trigger) => {
    $.each(Drupal.behaviors, function () {
      if (typeof this.detach === 'function')
        this.detach(context || document, settings || Drupal.settings, trigger || 'unload')
    })
  }
  $(() => Drupal.attachBehaviors(document, Drupal.settings))
})(jQuery)
