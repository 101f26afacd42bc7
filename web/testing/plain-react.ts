// React's development build draws each rendering and names the task of each element for the tools of browsers, which costs component tests a
// tenth of their time. It looks for these functions once, when it is loaded.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
