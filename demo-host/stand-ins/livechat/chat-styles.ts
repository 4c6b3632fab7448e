/** The styles of the stand-in's chat, different from the shop's. */
export const chatStyles = `
:host { position: fixed; inset: auto 16px 16px auto; z-index: 29; font: 14px/1.45 system-ui, sans-serif; color: #16202c }
* { box-sizing: border-box; margin: 0; padding: 0 }
[hidden] { display: none !important }
button, input { font: inherit; color: inherit; border: 0 }
.bubble { padding: 14px 20px; border-radius: 24px; background: #1d3f72; color: #fff; cursor: pointer; box-shadow: 0 4px 16px #0003 }
section { display: grid; grid-template-rows: auto 1fr auto; inline-size: min(340px, calc(100vw - 32px)); block-size: min(460px, calc(100dvh - 32px)); border-radius: 10px; overflow: hidden; background: #fff; box-shadow: 0 8px 32px #0004 }
header { display: flex; justify-content: space-between; align-items: center; padding-inline-start: 16px; background: #1d3f72; color: #fff }
h2 { font-size: 15px; font-weight: 600 }
header button { inline-size: 48px; block-size: 48px; background: none; cursor: pointer }
ol { display: grid; gap: 8px; align-content: start; padding: 16px; overflow-y: auto; list-style: none }
li { max-inline-size: 85%; padding: 8px 12px; border-radius: 10px; background: #eef1f5; overflow-wrap: anywhere }
li.you { justify-self: end; background: #1d3f72; color: #fff }
form { display: grid; grid-template-columns: 1fr auto; border-block-start: 1px solid #d8dde4 }
input { padding: 14px 16px; min-inline-size: 0 }
form button { padding-inline: 16px; background: none; color: #1d3f72; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid #1b4fd8; outline-offset: -2px }
`
