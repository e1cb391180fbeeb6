/** What people see where the dashboard should be. */
export const notBuiltPage = (webDir: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Docent: the dashboard is not built</title>
  </head>
  <body style="font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
    <h1>The dashboard is not built</h1>
    <p>The API works, but there are no pages in <code>${escapeHtml(webDir)}</code>.</p>
    <p>
      Build them with <code>npm run build -w web</code> and start again, or set <code>WEB_DIR</code> to the folder that
      holds them. <code>npm start</code> does it by itself.
    </p>
  </body>
</html>
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
