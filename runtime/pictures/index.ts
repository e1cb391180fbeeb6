export { pictureHeaders } from './headers.ts'
export { MAX_BYTES } from './limits.ts'
export { PictureProblem } from './picture.ts'
export { createRedraw, RedrawBusy, type Redraw, type RedrawOptions } from './redraw.ts'
