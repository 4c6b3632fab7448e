/* The theme's own behaviors. */
;(($) => {
  /* The chosen colour is named, and its picture shown. */
  Drupal.behaviors.roomsSwatches = {
    attach(context) {
      $('.swatch input', context)
        .not('.swatch-processed')
        .addClass('swatch-processed')
        .bind('change', function () {
          const file = $(this).data('picture')
          $('.product__chosen').text($(this).data('name'))
          $('.product__gallery img')
            .first()
            .removeAttr('srcset')
            .attr('src', `/sites/default/files/styles/w768/public/${file}`)
        })
    },
  }
  /* Choosing in the demo bar is enough. */
  Drupal.behaviors.roomsDemoBar = {
    attach(context) {
      $('.demo-bar select', context).bind('change', function () {
        this.form.submit()
      })
    },
  }
})(jQuery)
