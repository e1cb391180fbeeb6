/** What is used of WebAssembly: Node has it, its types come with the DOM's only. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  const Memory: new (options: { initial: number }) => Memory
  const Module: new (bytes: Uint8Array) => object
  const Instance: new (
    module: object,
    imports: Record<string, Record<string, Memory>>,
  ) => { exports: Record<string, unknown> }
  function validate(bytes: Uint8Array): boolean
}
