/** Why it can't listen, in a sentence with the way out; undefined for every other error. */
export function noPlace(error: unknown): string | undefined {
  const { code, syscall, port, address, hostname } = error as NodeJS.ErrnoException & Partial<Record<string, string>>
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} is the administrator's alone. Choose one from 1024 on: PORT=3000 npm start`
  if (code !== 'EADDRNOTAVAIL' && code !== 'ENOTFOUND') return undefined
  const host = hostname ?? address
  return `HOST "${host}" is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for all of its addresses.`
}
