/** The block in the editor: a field for the code, and what the server says about it. */
;(({ blocks, blockEditor, components, element, i18n, serverSideRender }) => {
  const { createElement } = element
  const { __ } = i18n

  /** The code is stored as text: WordPress removes tags from the attributes of blocks that an author saves. */
  const escaped = (code) => code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const unescaped = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')

  function Edit({ attributes: { code }, setAttributes }) {
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(components.TextareaControl, {
        label: __('Rove element', 'rove'),
        help: __('Paste what the composer writes: tags and settings.', 'rove'),
        rows: 8,
        value: unescaped(code),
        onChange: (value) => setAttributes({ code: escaped(value) }),
      }),
      code
        ? createElement(serverSideRender, {
            block: 'rove/element',
            attributes: { code, isPreview: true },
            httpMethod: 'POST',
          })
        : null,
    )
  }

  blocks.registerBlockType('rove/element', { edit: Edit, save: () => null })
})(window.wp)
