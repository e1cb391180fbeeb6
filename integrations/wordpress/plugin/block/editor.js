/**
 * The block in the editor: a card that stands for the bubble, and its two choices.
 */
;(function (wp) {
  'use strict'

  const { createElement: el, Fragment } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody, Placeholder, SelectControl } = wp.components
  const { __ } = wp.i18n

  wp.blocks.registerBlockType('docent/bubble', { edit: Edit, save: () => null })

  function Edit({ attributes, setAttributes }) {
    const select = (name, label, options) =>
      el(SelectControl, {
        key: name,
        label,
        value: attributes[name],
        options: [{ value: '', label: __('As the widget says', 'docent') }, ...options],
        onChange: (value) => setAttributes({ [name]: value }),
      })
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __('On this page', 'docent') },
          select('position', __('Position', 'docent'), [
            { value: 'bottom-right', label: __('Bottom right', 'docent') },
            { value: 'bottom-left', label: __('Bottom left', 'docent') },
            { value: 'top-right', label: __('Top right', 'docent') },
            { value: 'top-left', label: __('Top left', 'docent') },
          ]),
          select('size', __('Size', 'docent'), [
            { value: 'small', label: __('Small', 'docent') },
            { value: 'medium', label: __('Medium', 'docent') },
            { value: 'large', label: __('Large', 'docent') },
          ]),
        ),
      ),
      el(
        'div',
        useBlockProps(),
        el(Placeholder, {
          icon: 'format-chat',
          label: __('Docent bubble', 'docent'),
          instructions: __('The bubble is in the corner of this page. It takes no room here.', 'docent'),
        }),
      ),
    )
  }
})(window.wp)
