import * as z from 'zod'
import { textOfAtMost } from '../../operation/text-of-at-most'

/** What every record of the settings has, since all members of a workspace share it. */
export const SharedRecord = z.object({
  createDate: z.string(),
  updateDate: z.string(),
  /** The name of who changed it last; nothing where the backend does not say. */
  updatedBy: z.string().nullish(),
  /** Counts up with every change; what `If-Match` compares. */
  revision: z.number().int(),
})

/** How long the name and the line-long texts of such a record may be. */
export const longestRecordLine = 200

/** How long its texts of several lines may be. */
export const longestRecordText = 5_000

export const RecordLine = textOfAtMost(
  longestRecordLine,
  `At most ${longestRecordLine} characters fit here.`,
  z.string().trim(),
)

export const RecordText = textOfAtMost(
  longestRecordText,
  `At most ${longestRecordText} characters fit here.`,
  z.string().trim(),
)
