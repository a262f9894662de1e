-- Which reminders the app on a device has planned by itself: the state of them that it has read. Those are not sent to it.
alter table push_subscriptions add column planned_reminders text;
