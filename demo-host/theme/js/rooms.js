/* The theme's own behaviors. */
;(($) => {
  /* Shows the name and the picture of the chosen colour. */
  Drupal.behaviors.roomsSwatches = {
    attach(context) {
      $('.swatch input', context)
        .once('swatch')
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

  /* Submits the demo bar on a change. */
  Drupal.behaviors.roomsChoose = {
    attach(context) {
      $('.demo-bar select', context)
        .once('choose')
        .bind('change', function () {
          this.form.submit()
        })
    },
  }

  /* Announces an added product for some seconds. */
  Drupal.behaviors.roomsCart = {
    attach(context) {
      $('.cart-flyout', context).once('cart', function () {
        const flyout = $(this)
        const words = $('[role="status"]', flyout)
        let timer
        const close = () => {
          flyout.removeClass('cart-flyout--open')
          words.text('')
        }
        const closeLater = () => {
          clearTimeout(timer)
          timer = setTimeout(close, 5000)
        }
        flyout.bind('mouseenter focusin', () => clearTimeout(timer)).bind('mouseleave focusout', closeLater)
        $(document)
          .bind('rove:cart:added', () => {
            flyout.addClass('cart-flyout--open')
            words.text(flyout.data('added'))
            closeLater()
          })
          .bind('keydown', (event) => {
            if (event.keyCode === 27) close()
          })
      })
    },
  }
})(jQuery)
