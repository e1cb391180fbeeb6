import { returnsPdf } from '../../fixtures/pdf.ts'
import type { Shot } from '../screenshots.ts'

const title = 'Returns and refunds 2025.pdf'

export const documentShots: readonly Shot[] = [
  {
    name: 'documents',
    path: '/documents',
    as: 'owner',
    whole: true,
    until: (page) => page.getByRole('heading', { name: title }).waitFor(),
  },
  {
    name: 'documents-one',
    path: '/documents',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('link', { name: title }).click()
      await page.locator('.chunk').first().waitFor()
    },
  },
  {
    name: 'documents-one-failed',
    path: '/documents',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('link', { name: 'Scanned price list.pdf' }).click()
      await page.getByRole('heading', { name: 'Passages' }).waitFor()
    },
  },
  {
    name: 'documents-one-waits',
    path: '/documents',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('link', { name: 'Shipping abroad.txt' }).click()
      await page.locator('.chunk').first().waitFor()
    },
  },
  {
    name: 'documents-empty',
    path: '/documents',
    as: 'newcomer',
    whole: true,
    until: (page) => page.getByRole('heading', { name: 'Nothing here yet' }).waitFor(),
  },
  {
    name: 'documents-delete',
    path: '/documents',
    as: 'owner',
    async until(page) {
      await page.getByRole('button', { name: `Delete ${title}` }).click()
      await page
        .getByRole('dialog')
        .getByText(/erased/)
        .waitFor()
    },
  },
  {
    name: 'documents-replace',
    path: '/documents',
    as: 'talker',
    async until(page) {
      await page.getByRole('button', { name: `Replace ${title}` }).click()
      await page.getByText('A new file').click()
      await page.getByText(/^(Drop|Add) the new file/).waitFor()
    },
  },
  {
    name: 'upload',
    path: '/documents/new',
    as: 'newcomer',
    whole: true,
    until: (page) => page.getByRole('button', { name: 'Process Documents' }).waitFor(),
  },
  {
    name: 'upload-preview',
    path: '/documents/new',
    as: 'talker',
    whole: true,
    async until(page) {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'Returns and refunds 2026.pdf', mimeType: 'application/pdf', buffer: returnsPdf() })
      await page.getByRole('button', { name: 'Process Documents' }).click()
      await page.getByRole('button', { name: 'Generate Embeddings' }).waitFor()
    },
  },
]
