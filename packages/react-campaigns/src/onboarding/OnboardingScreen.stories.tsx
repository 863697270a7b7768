import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigation } from '@inlay/sdk-core/react'
import { useSyncExternalStore } from 'react'
import { expect } from 'storybook/test'
import { OnboardingScreen } from './OnboardingScreen'
import { BeginAnew } from './fixtures/BeginAnew'
import { stepOf } from './fixtures/step-of'

const meta = {
  title: 'Campaigns/Onboarding',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '720px' }}>
        <BeginAnew>
          <Story />
        </BeginAnew>
      </div>
    ),
  ],
} satisfies Meta<typeof OnboardingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  args: { step: 'user-information' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Company is required')).toBeVisible()
  },
}

export const Crm: Story = {
  args: { step: 'crm-connection' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Skip for Now' })).toBeEnabled()
  },
}

/** All of it, from the first step to the last. */
export const Walk: Story = {
  render: function Walk() {
    const navigation = useNavigation()
    const name = useSyncExternalStore(navigation.subscribe, () => navigation.current()?.name)
    return <OnboardingScreen step={stepOf(name)} />
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Company/ }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), 'magnolia-transport.example{Enter}')
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Role' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Sales Manager' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip for Now' }))
    await expect(
      await canvas.findByRole('button', { name: /^Describe .*magnolia-transport.example.* instead$/ }),
    ).toBeVisible()
  },
}

/** What the workspace has already, though nothing was said here. */
export const Known: Story = {
  args: { step: 'summary' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The workspace has these already/)).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { step: 'crm-connection' }, globals: { locale: 'ar' } }

export const LongTexts: Story = { args: { step: 'crm-connection' }, globals: { locale: 'pseudo' } }
