import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { useFormContext, useWatch } from '@inlay/sdk-core/ui'
import type { EmailLaunchValues } from './email-launch-form'
import { launchMessages } from './messages'
import { minutesOfDay, mostEmails, sendWindows, type SendWindows } from './send-windows'
import { zoneLabel } from '../time-zones'
import { weekDays } from './week-days'

/** A week at a glance: at which hours of which days e-mails go out. What it shows, it also says. */
export function SendWindowGrid({ hasFollowUps }: { readonly hasFollowUps: boolean }) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const { control } = useFormContext<EmailLaunchValues>()
  const [days, start, end, zone, pause, leads, senders] = useWatch({
    control,
    name: ['days', 'start_hour', 'end_hour', 'timezone', 'min_time_btw_emails', 'max_new_leads_per_day', 'senders'],
  })
  const found = sendWindows({ days, start_hour: start, end_hour: end })
  const windows = typeof found === 'string' ? undefined : found
  const names = weekDays(locale)
  const time = timeFormat(locale)
  const most = windows && mostEmails(windows, pause)
  // Every email to a new lead is its first, so that all of them together may be fewer than the time has room for.
  const isCapped = most !== undefined && leads > 0 && leads < most * Math.max(1, senders.length)
  return (
    <div className="inlay-SendWindows">
      <p className="inlay-SendWindows-words" role="status">
        {typeof found === 'string'
          ? t('windowsNone', { why: found })
          : t('windows', {
              days: daysInWords(found, names, locale, t('everyDay')),
              from: time(found.start),
              to: time(found.end),
              zone: zoneLabel(zone ?? ''),
            })}
        {most !== undefined &&
          ` ${
            isCapped
              ? t('windowsLeads', { count: most, leads, followUps: hasFollowUps ? 'yes' : 'no' })
              : t('windowsMost', { count: most })
          }`}
      </p>
      <div className="inlay-SendWindows-grid" aria-hidden="true">
        {names.map(({ value, label }) => (
          <div key={value} className="inlay-SendWindows-day">
            <span className="inlay-SendWindows-name">{label}</span>
            <span className="inlay-SendWindows-hours">
              {windows?.days.includes(Number(value)) && (
                <span
                  className="inlay-SendWindows-window"
                  style={{
                    insetInlineStart: `${(windows.start / minutesOfDay) * 100}%`,
                    inlineSize: `${((windows.end - windows.start) / minutesOfDay) * 100}%`,
                  }}
                />
              )}
            </span>
          </div>
        ))}
        <div className="inlay-SendWindows-axis">
          {axisHours.map((hour) => (
            <span key={hour}>{time(hour * 60)}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

const axisHours = [0, 6, 12, 18]

function daysInWords(
  { days }: SendWindows,
  names: ReturnType<typeof weekDays>,
  locale: string,
  everyDay: string,
): string {
  if (days.length === names.length) return everyDay
  const words = days.map((day) => names.find(({ value }) => value === String(day))?.label ?? '')
  return new Intl.ListFormat(locale).format(words)
}

/** A time of any day. */
function timeFormat(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (minutes: number) => format.format(new Date(minutes * 60_000))
}
