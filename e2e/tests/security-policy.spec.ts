import { expect, type Page, test } from '@playwright/test';

/** Not the shared test, which fails on console output: here the browser reports violations on purpose. */

const PAGES = ['/', '/login', '/pricing', '/dashboard/companies', '/no-such-page'];

const scriptSources = (policy: string): string =>
  policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';

/** Tries to run foreign code in a page; returns what ran and what the browser reported. */
const smuggle = (page: Page) =>
  page.evaluate(async () => {
    const ran: string[] = [];
    Object.assign(window, { smuggled: (way: string) => ran.push(way) });
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'smuggled("inline")';
    document.body.append(inline);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'smuggled("attribute")');
    // Outside the page: React keeps clicks to itself while it has not taken over the page yet.
    button.click();
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(foreign);
    // From a timer, because the policy does not apply to code that the test evaluates.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          new Function('smuggled("eval")')();
        } catch {}
        setTimeout(resolve, 200);
      });
    });
    return { ran, violated: [...new Set(violated)].sort() };
  });

for (const path of PAGES) {
  test(`${path} runs its own scripts and no others`, async ({ page }) => {
    const response = await page.goto(path);
    const sources = scriptSources(response?.headers()['content-security-policy'] ?? '');
    expect(sources).toContain("'self'");
    expect(sources).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|data:|https?:/);
    const { ran, violated } = await smuggle(page);
    expect(ran).toEqual([]);
    expect(violated).toEqual(['script-src', 'script-src-attr', 'script-src-elem']);
  });
}
