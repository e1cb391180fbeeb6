import cover from './cover.css?inline'
import { wear } from './wear.ts'

wear(cover)
