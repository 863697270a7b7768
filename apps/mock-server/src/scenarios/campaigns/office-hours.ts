/** As a team that writes to companies sends. */
export const officeHours = {
  timezone: 'Europe/Berlin',
  days_of_the_week: [1, 2, 3, 4, 5],
  start_hour: '09:00',
  end_hour: '17:00',
  min_time_btw_emails: 8,
  max_new_leads_per_day: 40,
}
