"""Twelve short lessons by doing, of the rules and of technique: forced positions, their right
answers asked of the rules, or what a search has found."""

from bot.teaching.lessons.answers import Answer, Bare, Better, Remark, Side
from bot.teaching.lessons.courses import COURSES, Course, Lesson, LessonStep, course_for
from bot.teaching.lessons.syllabus import LESSONS, RULES

__all__ = [
    "COURSES",
    "LESSONS",
    "RULES",
    "Answer",
    "Bare",
    "Better",
    "Course",
    "Lesson",
    "LessonStep",
    "Remark",
    "Side",
    "course_for",
]
