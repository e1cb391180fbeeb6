/** A file as it is: from an input of a page, from a disk, or as it arrives. A text is sent in UTF-8. */
export type UploadBody = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array>
