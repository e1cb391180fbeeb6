import { defineFailures } from '@docent/runtime/failures'

/** Everything that document-ingest can refuse. */
export const failures = defineFailures({
  invalid_base64: {
    status: 400,
    message: 'The file did not arrive whole: its content is not valid base64. Upload it again.',
    check: 'fileContent of the request: standard base64 of the bytes, with or without a data: prefix.',
  },
  file_empty: {
    status: 422,
    message: 'This file is empty. Choose a file with text in it.',
    check: 'The file has no bytes.',
  },
  unsupported_type: {
    status: 415,
    message:
      'Only PDF, Markdown (.md) and TXT (.txt) files are supported, along with Word (.docx), Excel (.xlsx), CSV and HTML (.html). ' +
      'Save your file in one of these formats and try again; slides, for example, as PDF. Text in pictures is not read.',
    check: 'The extension of fileName and fileType of the request; the detail of the log line has both.',
  },
  type_mismatch: {
    status: 415,
    message:
      'The content of this file is not what its name says. Open it in the program it comes from, save it as PDF, Word, Excel, ' +
      'Markdown, plain text or HTML, and upload that.',
    check: 'Name, declared type and first bytes of the file disagree; the detail of the log line says how.',
  },
  named_otherwise: {
    status: 415,
    message:
      'This file is {what}, and its name says something else. Let the name end in {ending}, and upload it again.',
    check: 'The list of contents in the file is that of another Office program than its name says.',
  },
  file_too_large: {
    status: 413,
    message: 'File size must be less than {limit}MB. Split the file, or choose a plan that allows larger ones.',
    check: 'maxFileSize of the plan of the owner (PLANS_FILE).',
  },
  document_limit_reached: {
    status: 403,
    message:
      'Document limit reached: the {plan} plan has {limit} documents. Delete a document or choose a larger plan, ' +
      'then upload again.',
    check: 'The plan of the owner and the number of their documents that did not fail.',
  },
  character_limit_reached: {
    status: 403,
    message:
      'Character limit reached: this document would bring you to {used} characters, and the {plan} plan has {limit}. ' +
      'Delete a document or choose a larger plan, then upload again.',
    check: 'maxTotalCharacters of the plan of the owner and the characters of their documents.',
  },
  file_encrypted: {
    status: 422,
    message: 'This file is protected with a password. Save a copy without the password and upload that.',
    check: 'Nothing on the server: the file asks for a password, or for a certificate, to be opened.',
  },
  no_text_found: {
    status: 422,
    message:
      'No text was found in this file. If it is a scan or a picture, run text recognition (OCR) on it first, then ' +
      'upload it again.',
    check: 'The file opens whole, but none of its pages holds text.',
  },
  file_damaged: {
    status: 422,
    message: 'This file cannot be read; it seems to be damaged. Open it, save it again and upload the new copy.',
    check: 'The log line of the document has what the parser said, or how many pages it could not read.',
  },
  text_garbled: {
    status: 422,
    message:
      'The text of this file comes out as meaningless characters: its fonts do not say which letters they show. Export ' +
      'it again from the program it was made with, or run text recognition (OCR) on it.',
    check: 'Share of private-use, replacement and control characters in the extracted text.',
  },
  encoding_unknown: {
    status: 422,
    message: 'The encoding of this text file is not known. Save it as UTF-8 and upload it again.',
    check: 'None of the encodings that were tried gives readable text.',
  },
  reading_too_slow: {
    status: 422,
    message: 'Reading this file took longer than {seconds} seconds. Split it into smaller files and upload those.',
    check: 'EXTRACTION_TIME_LIMIT_SECONDS, and how busy the machine is.',
  },
  file_too_complex: {
    status: 422,
    message: 'Reading this file needs more memory than is allowed. Split it into smaller files and upload those.',
    check: 'EXTRACTION_MEMORY_LIMIT_MB; a small file that unpacks to something huge is meant to end here.',
  },
  reading_interrupted: {
    status: 422,
    message: 'Reading this file was interrupted more than once. Upload it again; if that fails too, split the file.',
    check: 'Whether the process ends while it reads this file: memory of the machine, restarts, log lines before them.',
  },
  storage_slow: {
    status: 503,
    message: 'Storing this file took too long, and nothing of it was kept. Upload it again in a moment.',
    check: 'The disk or the S3 server: writing two blobs took longer than two minutes.',
  },
  document_not_found: {
    status: 404,
    message: 'This document was not found. It may have been deleted; reload the list of your documents.',
    check: 'The id, and that the token belongs to the owner of the document.',
  },
  document_deleted: {
    status: 409,
    message: 'The document was deleted while it was being read. Upload it again if you still need it.',
    check: 'A delete call that came between the upload and its reply.',
  },
  file_not_kept: {
    status: 404,
    message: 'The original of this document is not kept, because it could not be read. Upload it again.',
    check: 'The document failed; originals of failed documents are removed.',
  },
  page_address_refused: {
    status: 400,
    message: 'This address cannot be read: {reason}. Give the address of a public web page.',
    check: 'WEB_PAGES_ALLOW_PRIVATE, and what the name of the host resolves to.',
  },
  page_unreachable: {
    status: 422,
    message: 'The page could not be loaded: {reason}. Check the address in a browser, then try again.',
    check: 'Whether this machine reaches the site; the detail of the log line has the error.',
  },
  page_type_unsupported: {
    status: 415,
    message: 'This address does not lead to a web page or a document that can be read, but to "{type}".',
    check: 'The content-type the site answers with.',
  },
})
